import { COOKIES, refreshed } from "./cookies";

/** What Next offers on a server, for code that asks for it in a browser: there is nothing. */
const NOTHING = {
  get: () => undefined,
  getAll: () => [],
  has: () => false,
  set: () => {},
  delete: () => {},
  forEach: () => {},
  entries: () => [][Symbol.iterator](),
  isEnabled: false,
};
const asPromise = () => Object.assign(Promise.resolve(NOTHING), NOTHING);

export const cookies = () => Object.assign(Promise.resolve(COOKIES), COOKIES);
export const headers = asPromise;
export const draftMode = asPromise;
export const revalidatePath = () => {};
export const revalidateTag = () => {};
export const updateTag = () => {};
export const refresh = refreshed;
export const cacheLife = () => {};
export const cacheTag = () => {};
export const unstable_noStore = () => {};
export const unstable_cache = <T>(load: T): T => load;
export const connection = async () => {};
export const after = () => {};
export const NextResponse = Response;
export const NextRequest = Request;
/** Pictures of pages, which are drawn for those who link to them. */
export const ImageResponse = Response;
export default {};
