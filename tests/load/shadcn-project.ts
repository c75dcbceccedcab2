/** What projects of builders with shadcn/ui ask for, used or not: names and ranges as their template has them. */
const RADIX: Readonly<Record<string, string>> = {
  accordion: "^1.2.0",
  "alert-dialog": "^1.1.1",
  avatar: "^1.1.0",
  checkbox: "^1.1.1",
  dialog: "^1.1.2",
  "dropdown-menu": "^2.1.1",
  label: "^2.1.0",
  popover: "^1.1.1",
  progress: "^1.1.0",
  "radio-group": "^1.2.0",
  "scroll-area": "^1.1.0",
  select: "^2.1.1",
  separator: "^1.1.0",
  slider: "^1.2.0",
  slot: "^1.1.0",
  switch: "^1.1.0",
  tabs: "^1.1.0",
  toast: "^1.2.1",
  tooltip: "^1.1.4",
};

const MANIFEST = {
  name: "dashboard",
  private: true,
  type: "module",
  scripts: { dev: "vite", build: "vite build" },
  dependencies: {
    ...Object.fromEntries(
      Object.entries(RADIX).map(([name, range]) => [`@radix-ui/react-${name}`, range]),
    ),
    "@hookform/resolvers": "^3.9.0",
    "@tanstack/react-query": "^5.56.2",
    "class-variance-authority": "^0.7.1",
    clsx: "^2.1.1",
    cmdk: "^1.0.0",
    "date-fns": "^3.6.0",
    "embla-carousel-react": "^8.3.0",
    "lucide-react": "^0.462.0",
    "next-themes": "^0.3.0",
    react: "^18.3.1",
    "react-day-picker": "^8.10.1",
    "react-dom": "^18.3.1",
    "react-hook-form": "^7.53.0",
    "react-router-dom": "^6.26.2",
    recharts: "^2.12.7",
    sonner: "^1.5.0",
    "tailwind-merge": "^2.5.2",
    "tailwindcss-animate": "^1.0.7",
    zod: "^3.23.8",
  },
  devDependencies: {
    "@types/react": "^18.3.3",
    "@types/react-dom": "^18.3.0",
    "@vitejs/plugin-react-swc": "^3.5.0",
    autoprefixer: "^10.4.20",
    postcss: "^8.4.47",
    tailwindcss: "^3.4.11",
    typescript: "^5.5.3",
    vite: "^5.4.1",
  },
};

/** A dashboard with Tailwind and shadcn/ui, as builders make it. Its heading is "Sales". */
export function shadcnProject(): Map<string, string> {
  const files: Record<string, string> = {
    "package.json": JSON.stringify(MANIFEST, null, 2),
    "index.html":
      '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Dashboard</title></head>\n<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>\n</html>\n',
    "vite.config.ts":
      'import react from "@vitejs/plugin-react-swc";\nimport path from "node:path";\nimport { defineConfig } from "vite";\nexport default defineConfig({ plugins: [react()], resolve: { alias: { "@": path.resolve(__dirname, "./src") } } });\n',
    "tailwind.config.ts":
      'export default { darkMode: ["class"], content: ["./src/**/*.{ts,tsx}"], theme: { extend: { colors: { primary: { DEFAULT: "hsl(var(--primary))" } } } }, plugins: [require("tailwindcss-animate")] };\n',
    "postcss.config.js": "export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n",
    "tsconfig.json":
      '{ "compilerOptions": { "jsx": "react-jsx", "module": "ESNext", "moduleResolution": "bundler", "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }\n',
    "src/index.css":
      "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n@layer base { :root { --primary: 222 47% 11%; } }\n",
    "src/main.tsx":
      'import { createRoot } from "react-dom/client";\nimport App from "./App";\nimport "./index.css";\ncreateRoot(document.getElementById("root")!).render(<App />);\n',
    "src/lib/utils.ts":
      'import { type ClassValue, clsx } from "clsx";\nimport { twMerge } from "tailwind-merge";\nexport const cn = (...inputs: ClassValue[]) => twMerge(clsx(inputs));\n',
    "src/components/ui/button.tsx":
      'import { Slot } from "@radix-ui/react-slot";\nimport { cva, type VariantProps } from "class-variance-authority";\nimport * as React from "react";\nimport { cn } from "@/lib/utils";\nconst buttonVariants = cva("inline-flex items-center rounded-md text-sm", { variants: { variant: { default: "bg-primary text-white", outline: "border" } }, defaultVariants: { variant: "default" } });\ntype Props = React.ButtonHTMLAttributes<HTMLButtonElement> & VariantProps<typeof buttonVariants> & { asChild?: boolean };\nexport const Button = React.forwardRef<HTMLButtonElement, Props>(({ className, variant, asChild, ...props }, ref) => {\n  const Comp = asChild ? Slot : "button";\n  return <Comp ref={ref} className={cn(buttonVariants({ variant }), className)} {...props} />;\n});\n',
    "src/components/ui/tabs.tsx":
      'import * as TabsPrimitive from "@radix-ui/react-tabs";\nexport const Tabs = TabsPrimitive.Root;\nexport const TabsList = TabsPrimitive.List;\nexport const TabsTrigger = TabsPrimitive.Trigger;\nexport const TabsContent = TabsPrimitive.Content;\n',
    "src/components/ui/dialog.tsx":
      'import * as DialogPrimitive from "@radix-ui/react-dialog";\nimport { X } from "lucide-react";\nexport const Dialog = DialogPrimitive.Root;\nexport const DialogTrigger = DialogPrimitive.Trigger;\nexport function DialogContent(props: DialogPrimitive.DialogContentProps) {\n  return <DialogPrimitive.Portal><DialogPrimitive.Content {...props} /><DialogPrimitive.Close><X /></DialogPrimitive.Close></DialogPrimitive.Portal>;\n}\n',
    "src/App.tsx":
      'import { QueryClient, QueryClientProvider } from "@tanstack/react-query";\nimport { BrowserRouter, Route, Routes } from "react-router-dom";\nimport { Toaster } from "sonner";\nimport Index from "./pages/Index";\nconst queryClient = new QueryClient();\nexport default function App() {\n  return (\n    <QueryClientProvider client={queryClient}>\n      <Toaster />\n      <BrowserRouter><Routes><Route path="*" element={<Index />} /></Routes></BrowserRouter>\n    </QueryClientProvider>\n  );\n}\n',
    "src/pages/Index.tsx":
      'import { format } from "date-fns";\nimport { TrendingUp } from "lucide-react";\nimport { Bar, BarChart, XAxis } from "recharts";\nimport { Button } from "@/components/ui/button";\nimport { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";\nimport { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";\nconst data = [{ day: "Mon", sold: 3 }, { day: "Tue", sold: 5 }];\nexport default function Index() {\n  return (\n    <main className="mx-auto max-w-3xl p-8">\n      <h1 className="flex gap-2 text-3xl font-bold"><TrendingUp />Sales</h1>\n      <p>{format(new Date(2025, 0, 1), "PPP")}</p>\n      <Tabs defaultValue="a"><TabsList><TabsTrigger value="a">Chart</TabsTrigger></TabsList><TabsContent value="a"><BarChart width={400} height={200} data={data}><XAxis dataKey="day" /><Bar dataKey="sold" /></BarChart></TabsContent></Tabs>\n      <Dialog><DialogTrigger asChild><Button>Add</Button></DialogTrigger><DialogContent>New sale</DialogContent></Dialog>\n    </main>\n  );\n}\n',
  };
  return new Map(Object.entries(files));
}
