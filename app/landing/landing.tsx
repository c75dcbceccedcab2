import type { ArticleSummary } from "~/content/library.server";
import { BlogCarousel } from "./blog-carousel";
import { Demo } from "./demo";
import { Faq } from "./faq";
import { FeatureGrid, FeatureStrip } from "./features";
import { Hero } from "./hero";
import type { Installation } from "./installation";
import { Pricing } from "./pricing";
import { type RecentProject, RecentStrip } from "./recent-strip";
import { TokenBanner } from "./token-banner";

interface LandingProps {
  installation: Installation;
  /** The address of the token that is promoted, if one is. */
  mint: string | null;
  recent: RecentProject[];
  articles: ArticleSummary[];
}

/** The front page between header and footer: the same for everybody. */
export function Landing({ installation, mint, recent, articles }: LandingProps) {
  return (
    <>
      <TokenBanner mint={mint} />
      <RecentStrip projects={recent} />
      <Hero installation={installation} />
      <BlogCarousel articles={articles} />
      <FeatureStrip />
      <FeatureGrid installation={installation} />
      <Demo installation={installation} />
      <Pricing facts={installation.facts} offer={installation.offer} />
      <Faq installation={installation} />
    </>
  );
}
