/** The project's package, of which the stand-in asks for one function. */
declare module "vue-i18n" {
  export function createI18n(options: never): {
    global: unknown;
    install(app: import("vue").App): void;
  };
  export function useI18n(options?: never): unknown;
}

/** The icons of a project, in a module that its build writes. */
declare module "#icon-sets" {
  export const sets: Record<string, () => Promise<{ default: unknown }>>;
  export const own: Record<string, unknown>;
  export const options: {
    size?: unknown;
    class?: unknown;
    aliases: Record<string, string>;
  };
}
