/** What the builds of projects know beyond the language: styles and pictures as modules, and `import.meta`. */
export const ENVIRONMENT = `
interface ImportMeta {
  readonly env: Record<string, any>;
  readonly hot?: any;
  glob: any;
}
declare module "*.css" { const text: any; export default text; }
declare module "*.scss" { const text: any; export default text; }
declare module "*.module.css" { const names: Record<string, string>; export default names; }
declare module "*.svg" { const address: any; export default address; export const ReactComponent: any; }
declare module "*.png" { const address: string; export default address; }
declare module "*.jpg" { const address: string; export default address; }
declare module "*.jpeg" { const address: string; export default address; }
declare module "*.webp" { const address: string; export default address; }
declare module "*.gif" { const address: string; export default address; }
declare module "*?raw" { const text: string; export default text; }
declare module "*?url" { const address: string; export default address; }
declare module "*.yaml" { const value: any; export default value; }
declare module "*.yml" { const value: any; export default value; }
declare module "*.json5" { const value: any; export default value; }
declare module "*.jsonc" { const value: any; export default value; }
declare module "*.glsl" { const program: string; export default program; }
declare module "*.vert" { const program: string; export default program; }
declare module "*.frag" { const program: string; export default program; }
declare module "*.vs" { const program: string; export default program; }
declare module "*.fs" { const program: string; export default program; }
declare module "*.vsh" { const program: string; export default program; }
declare module "*.fsh" { const program: string; export default program; }
declare module "*.wgsl" { const program: string; export default program; }
declare module "*.mdx" { const content: any; export default content; }
declare module "*.vue" { const component: any; export default component; }
declare module "*.svelte" { const component: any; export default component; }
`;
