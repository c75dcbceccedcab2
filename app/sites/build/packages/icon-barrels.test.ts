import { expect, test } from "vitest";
import { withOwnIcons } from "./icon-barrels";
import type { ProjectPackages } from "./project-packages";

const packages = {
  resolver: {
    fromProject: (name: string) => ({ is: /Menu$|Home$/.test(name) ? "file" : "missing" }),
  },
} as unknown as ProjectPackages;

test("icons come from modules of their own, for their entry names ten thousand", () => {
  const source =
    'import { Menu,\n  Home as HomeIcon, SvgIconComponent } from "@mui/icons-material";\nx();';
  expect(withOwnIcons(source, packages)).toBe(
    'import Menu from "@mui/icons-material/Menu"; import HomeIcon from "@mui/icons-material/Home";import { SvgIconComponent } from "@mui/icons-material"\n;\nx();',
  );
  for (const other of [
    'import { Menu } from "lucide-react";',
    'import Menu from "@mui/icons-material/Menu";',
    'import type { Menu } from "@suid/icons-material";',
  ]) {
    expect(withOwnIcons(other, packages)).toBe(other);
  }
  expect(withOwnIcons(source, null)).toBe(source);
});
