import type { PhoneAppInput } from "./phone-app";

/** What the package is made with, each at the version that was tried (docs/decisions/111). */
const CAPACITOR = {
  "@capacitor/android": "8.5.2",
  "@capacitor/app": "8.1.1",
  "@capacitor/cli": "8.5.2",
  "@capacitor/core": "8.5.2",
  "@capacitor/ios": "8.5.2",
};
/** What the package's texts are about. */
export interface PackageOf extends PhoneAppInput {
  /** The published app, whole. */
  address: string;
  /** What is to be known of the records that it keeps on the server; null for one that keeps none. */
  records: string | null;
  /** What this installation is called. */
  productName: string;
}

/** `package.json`: what `npm install` fetches, and the commands by short names. */
export function writePackageJson({ appId }: PackageOf): string {
  return json({
    name: appId.toLowerCase(),
    version: "1.0.0",
    private: true,
    scripts: {
      icons: "node icons.mjs",
      android: "cap open android",
      ios: "cap open ios",
      update: "cap sync",
    },
    dependencies: CAPACITOR,
  });
}

/** `capacitor.config.json`. The scheme and host are those that the server takes an app's records from. */
export function writeConfig({ appId, name }: PackageOf): string {
  return json({
    appId,
    appName: name,
    webDir: "www",
    server: { androidScheme: "https", hostname: "localhost" },
    // Pages were not made to lie below a phone's clock.
    ios: { contentInset: "always" },
    plugins: { SystemBars: { insetsHandling: "native" } },
  });
}

/** `icons.mjs`: puts the pictures where Capacitor has made a project of a system, over its own. */
export const ICONS_SCRIPT = `// Copies the icons and first screens into the projects of Android and iOS.
import { cpSync, existsSync } from "node:fs";

const places = { android: "android/app/src/main/res", ios: "ios/App/App/Assets.xcassets" };
for (const [system, place] of Object.entries(places)) {
  if (!existsSync(place)) continue;
  cpSync(\`icons/\${system}\`, place, { recursive: true });
  console.log(\`The icons are in \${place}.\`);
}
`;

export const GITIGNORE = "node_modules/\nandroid/app/build/\nandroid/.gradle/\nios/App/build/\n";

/** How to come from the package to the stores, step by step. */
export function writeReadme({ appId, name, address, records, productName }: PackageOf): string {
  return `# ${name}

Your app, published at <${address}>, as a project of [Capacitor](https://capacitorjs.com), made by ${productName}. Android
Studio makes an app for Google Play of it, Xcode one for Apple's App Store.

The app's files are in \`www/\` and run on the phone, without a line too; what they load from other addresses, such as fonts and
maps, takes one. ${records ?? "It asks nothing of the server where it was published."}

## What you need

- [Node.js](https://nodejs.org) 22 or newer.
- For Android: [Android Studio](https://developer.android.com/studio), on any computer, and a developer account of Google Play.
- For iPhone and iPad: a Mac with Xcode, and a membership of the Apple Developer Program.

Both accounts cost money, and both stores look at an app before they show it.

## Once

In a terminal, in this folder:

\`\`\`
npm install
npx cap add android
npx cap add ios
npm run icons
npx cap sync
\`\`\`

Leave out the line of a system that you do not want. \`cap add\` makes the folders \`android/\` and \`ios/\`: they are yours
from then on, keep them. \`npm run icons\` copies the pictures of \`icons/\` into them; put your own in their place first, of the same
names and sizes, if you like.

## Try it

- \`npm run android\` opens Android Studio: press Run, with a phone at the cable or with an emulator.
- \`npm run ios\` opens Xcode: choose your team under "Signing & Capabilities", then press Run.

## Into the stores

1. **Google Play:** in Android Studio, Build > Generate Signed App Bundle. Make a key, and keep it: without it nobody can ever
   update the app. Upload the \`.aab\` file in the Play Console.
2. **App Store:** in Xcode, choose "Any iOS Device", then Product > Archive > Distribute App.

Have at hand what both ask for: a description, pictures of the app on a phone (and \`icons/google-play-512.png\`), an address for questions, an age rating, what data
the app collects, and **the address of a privacy policy**. Google has new personal accounts test an app with some people before
it is shown; Apple refuses apps that are no more than a web page (guideline 4.2): an app that does something without a line stands better.

## A new version

1. Publish your changes, and download the package again.
2. Replace the folder \`www/\` here by the new one, and run \`npm run update\`.
3. Raise the version: \`versionCode\` and \`versionName\` in \`android/app/build.gradle\`, "Build" and "Version" in Xcode.
4. Upload it as the first time.

The app id is \`${appId}\`. Once the app is in a store it stays that: another id is another app.
`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
