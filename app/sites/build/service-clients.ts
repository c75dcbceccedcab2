/** What makes a client of a service and throws while a value of it is not set. */
export interface ServiceClient {
  /** Its packages, as sources import them. */
  from: readonly string[];
  /** What is called, made with `new`, or handed to `app.use`. */
  makers: readonly string[];
  /** Whether what it wants is a key alone, under whatever name, so that names which are not public count too. */
  byKey?: true;
}

/** Each of these throws where it is made, which is mostly the first line of an app: the page stays white. */
export const SERVICE_CLIENTS: readonly ServiceClient[] = [
  {
    from: ["@supabase/supabase-js", "@supabase/ssr"],
    makers: ["createClient", "createBrowserClient"],
  },
  { from: ["@supabase/auth-helpers-nextjs"], makers: ["createClientComponentClient"] },
  { from: ["firebase/app", "firebase/compat/app", "firebase"], makers: ["initializeApp"] },
  { from: ["@google/genai"], makers: ["GoogleGenAI"], byKey: true },
  { from: ["openai"], makers: ["OpenAI", "OpenAIApi"], byKey: true },
  { from: ["groq-sdk"], makers: ["Groq"], byKey: true },
  { from: ["contentful", "@sanity/client", "next-sanity"], makers: ["createClient"] },
  { from: ["convex/react"], makers: ["ConvexReactClient"] },
  { from: ["appwrite"], makers: ["Client"] },
  { from: ["pusher-js"], makers: ["Pusher"] },
  {
    from: ["algoliasearch", "algoliasearch/lite"],
    makers: ["algoliasearch", "liteClient"],
  },
  {
    from: [
      ...["@clerk/clerk-react", "@clerk/nextjs", "@clerk/react", "@clerk/react-router"],
      ...["@clerk/remix", "@clerk/tanstack-react-start", "clerk-solidjs", "svelte-clerk"],
    ],
    makers: ["ClerkProvider"],
  },
  { from: ["@clerk/vue"], makers: ["clerkPlugin"] },
  { from: ["@clerk/clerk-js"], makers: ["Clerk"] },
  {
    from: ["@rainbow-me/rainbowkit", "@reown/appkit/react", "@web3modal/wagmi/react"],
    makers: ["getDefaultConfig", "createAppKit", "createWeb3Modal"],
  },
];

/** Names of values that are addresses. */
const ADDRESS = /(?:url|host|endpoint)$/i;
/** Clerk looks into its key for the host that it is of: here not-set.example.invalid. */
const OF_CLERK = /CLERK\w{0,60}PUBLISHABLE_KEY$/i;
const CLERKS_KEY = "pk_test_bm90LXNldC5leGFtcGxlLmludmFsaWQk";

/** What stands in for a value of this name: it leads nowhere (RFC 6761), and has the shape that clients ask for. */
export function standInFor(name: string): string {
  if (OF_CLERK.test(name)) return CLERKS_KEY;
  return ADDRESS.test(name) ? "https://not-set.example.invalid" : "not-set";
}
