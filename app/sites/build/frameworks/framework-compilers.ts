import type { CompileFile } from "../compile-file";
import { compileAngular } from "./angular/compile-angular";
import { compileHtmlMarkdown } from "./markdown/compile-html-markdown";
import { compileSvelteMarkdown } from "./markdown/compile-svelte-markdown";
import { compileVueMarkdown } from "./markdown/compile-vue-markdown";
import { compileMdx, MDX_ENDINGS } from "./mdx/compile-mdx";
import { compileQwik } from "./qwik/compile-qwik";
import { compileSolid } from "./solid/compile-solid";
import { compileSvelte } from "./svelte/compile-svelte";
import { compileSvelteModule } from "./svelte/compile-svelte-module";
import { compileStyleModule } from "./vanilla-extract/compile-style-module";
import { compileVue } from "./vue/compile-vue";
import { compileVueFile } from "./vue/compile-vue-jsx";

/** The compilers of frameworks, each its own, by what the files that they take end in. */
export const FRAMEWORK_COMPILERS: readonly { endings: readonly string[]; compile: CompileFile }[] =
  [
    {
      endings: [".css.ts", ".css.tsx", ".css.js", ".css.mjs"],
      compile: compileStyleModule,
    },
    { endings: [".svx", ".md"], compile: compileSvelteMarkdown },
    { endings: [".md"], compile: compileVueMarkdown },
    { endings: [".md"], compile: compileHtmlMarkdown },
    { endings: MDX_ENDINGS, compile: compileMdx },
    { endings: [".vue"], compile: compileVue },
    { endings: [".svelte.ts", ".svelte.js"], compile: compileSvelteModule },
    { endings: [".svelte"], compile: compileSvelte },
    { endings: [".jsx", ".tsx"], compile: compileSolid },
    { endings: [".jsx", ".tsx"], compile: compileVueFile },
    { endings: [".ts"], compile: compileAngular },
    { endings: [".jsx", ".tsx", ".js", ".ts", ".mjs"], compile: compileQwik },
  ];
