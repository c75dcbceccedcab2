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
declare module "*.vue" { const component: any; export default component; }
declare module "*.svelte" { const component: any; export default component; }
`;
