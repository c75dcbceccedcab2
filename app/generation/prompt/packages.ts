import list from "../../../preview-packages/package.json";

/** What a project may import; the sites build knows no others. */
export const PACKAGES = Object.keys(list.dependencies).join(", ");
