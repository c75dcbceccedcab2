export interface SFCBlock {
  content: string;
  /** Where it begins in the component, in characters. */
  start: number;
  attrs: Record<string, string | true>;
  src?: string;
  lang?: string;
  scoped?: boolean;
  module?: string | boolean;
}
type Bindings = Record<string, string | undefined>;
export interface SFCScriptBlock extends SFCBlock {
  bindings?: Bindings;
}
export interface SFCDescriptor {
  template: SFCBlock | null;
  script: SFCScriptBlock | null;
  scriptSetup: SFCScriptBlock | null;
  styles: SFCBlock[];
}
export interface WarningMessage {
  msg: string;
  start?: number;
}
/** The compiler of Vue 2, as far as it is used here. */
export interface Vue2Compiler {
  parse(options: { source: string; filename: string; sourceMap: boolean }): SFCDescriptor;
  compileScript(
    descriptor: SFCDescriptor,
    options: { id: string; isProd: boolean; sourceMap: boolean },
  ): SFCScriptBlock;
  rewriteDefault(source: string, name: string, plugins: string[]): string;
  compileTemplate(options: {
    source: string;
    filename: string;
    isProduction: boolean;
    isFunctional: boolean;
    transformAssetUrls: boolean;
    prettify: boolean;
    bindings?: Bindings;
    compilerOptions: { whitespace: "condense"; outputSourceRange: boolean };
  }): { code: string; errors: (string | WarningMessage)[] };
  compileStyleAsync(options: {
    source: string;
    filename: string;
    id: string;
    scoped: boolean;
    isProd: boolean;
  }): Promise<{ code: string; errors: string[] }>;
}
