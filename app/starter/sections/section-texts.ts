import { source } from "../apps/source";
import type { SectionName } from "../apps/starter-app";

/** Already escaped texts. */
interface Written {
  title: string;
  subject: string;
}

/** Where a section holds invented facts, the page itself says so until they are replaced. */
export const SAMPLE_NOTE: Partial<Record<SectionName, string>> = {
  pricing: "Sample prices: replace them with yours.",
  testimonials: "Sample quotes: replace them with real ones.",
  team: "Sample names: replace them with yours.",
  stats: "Sample numbers: replace them with yours.",
  experience: "Sample entries: replace them with yours.",
  hours: "Sample hours: replace them with yours.",
};

/** The inside of each section, under its heading. */
export const WRITTEN: Record<SectionName, (text: Written) => string> = {
  about: ({ title, subject }) => source`
<p class="section-lead">${title} began with a simple idea: do one thing${subject ? `, ${subject},` : ""} and do it with care. Everything here is made to be clear, useful and a pleasure to come back to.</p>
`,
  features: () => source`
<ul class="section-grid">
  <li class="card tile"><h3>Ready in a minute</h3><p class="muted">Nothing to learn first. Open it and begin.</p></li>
  <li class="card tile"><h3>Made with care</h3><p class="muted">Every detail is there because somebody needs it.</p></li>
  <li class="card tile"><h3>Yours to keep</h3><p class="muted">Clear terms, no surprises, leave whenever you like.</p></li>
</ul>
`,
  steps: () => source`
<ol class="section-grid numbered">
  <li class="card tile"><h3>Say hello</h3><p class="muted">Tell us what you need, in a sentence or two.</p></li>
  <li class="card tile"><h3>Choose what fits</h3><p class="muted">We show you the options and what each one means.</p></li>
  <li class="card tile"><h3>Enjoy the result</h3><p class="muted">We stay close until everything is just right.</p></li>
</ol>
`,
  pricing: () => source`
<ul class="section-grid">
  <li class="card tile"><h3>Starter</h3><p class="price">$0</p><p class="muted">To try it out, for as long as you like.</p><a class="button" href="#contact">Choose Starter</a></li>
  <li class="card tile highlight"><h3>Regular</h3><p class="price">$12 <small>a month</small></p><p class="muted">Everything most people need.</p><a class="button primary" href="#contact">Choose Regular</a></li>
  <li class="card tile"><h3>Group</h3><p class="price">$39 <small>a month</small></p><p class="muted">For up to ten people, billed together.</p><a class="button" href="#contact">Choose Group</a></li>
</ul>
`,
  testimonials: ({ title }) => source`
<ul class="section-grid">
  <li class="card tile"><blockquote>“I wish I had found ${title} years ago.”</blockquote><p class="muted">Maya, customer</p></li>
  <li class="card tile"><blockquote>“Friendly, quick, and exactly what was promised.”</blockquote><p class="muted">Tom, customer</p></li>
  <li class="card tile"><blockquote>“The small things are right. That is rare.”</blockquote><p class="muted">Aisha, customer</p></li>
</ul>
`,
  faq: ({ title }) => source`
<div class="answers-list">
  <details class="card"><summary>What is ${title}?</summary><p>A small team that cares about doing this well. Ask us anything.</p></details>
  <details class="card"><summary>How do I start?</summary><p>Write a line to the address below. You will hear from a person.</p></details>
  <details class="card"><summary>Can I change my mind?</summary><p>Yes. Tell us, and we stop there.</p></details>
</div>
`,
  team: () => source`
<ul class="section-grid">
  <li class="card tile"><span class="portrait" aria-hidden="true">AL</span><h3>Alex Lindgren</h3><p class="muted">Founder</p></li>
  <li class="card tile"><span class="portrait" aria-hidden="true">PN</span><h3>Priya Nair</h3><p class="muted">Design</p></li>
  <li class="card tile"><span class="portrait" aria-hidden="true">JO</span><h3>Jonas Okafor</h3><p class="muted">Operations</p></li>
</ul>
`,
  gallery: () => source`
<ul class="section-grid pictures">
  <li><div class="picture picture-1" role="img" aria-label="Sample picture 1"></div><p class="muted">Replace with your own picture</p></li>
  <li><div class="picture picture-2" role="img" aria-label="Sample picture 2"></div><p class="muted">Replace with your own picture</p></li>
  <li><div class="picture picture-3" role="img" aria-label="Sample picture 3"></div><p class="muted">Replace with your own picture</p></li>
</ul>
`,
  stats: () => source`
<ul class="section-grid figures">
  <li><p class="price">12</p><p class="muted">years of practice</p></li>
  <li><p class="price">340</p><p class="muted">happy customers</p></li>
  <li><p class="price">98 %</p><p class="muted">come back</p></li>
</ul>
`,
  newsletter: () => source`
<p class="section-lead">One short letter a month. To receive sign-ups, put the address of your mailing service into the form’s action.</p>
<form class="inline-form" action="#newsletter">
  <label class="label" for="newsletter-email">Your email</label>
  <input class="input" id="newsletter-email" name="email" type="email" required="" autocomplete="email" />
  <button class="button primary" type="submit">Sign up</button>
</form>
`,
  services: () => source`
<ul class="section-grid">
  <li class="card tile"><h3>Listen</h3><p class="muted">A conversation about what you want and why.</p></li>
  <li class="card tile"><h3>Design</h3><p class="muted">Sketches first, then something you can try.</p></li>
  <li class="card tile"><h3>Build</h3><p class="muted">Finished work, explained, and looked after.</p></li>
</ul>
`,
  experience: () => source`
<ol class="timeline">
  <li><p class="muted">2022 – today</p><h3>Independent</h3><p>Projects for small teams, from first sketch to launch.</p></li>
  <li><p class="muted">2018 – 2022</p><h3>Senior role, studio</h3><p>Led work for a dozen clients and two internal tools.</p></li>
  <li><p class="muted">2015 – 2018</p><h3>Junior role, agency</h3><p>Learned the craft, one deadline at a time.</p></li>
</ol>
`,
  skills: () => source`
<ul class="tags">
  <li>Research</li>
  <li>Planning</li>
  <li>Writing</li>
  <li>Prototyping</li>
  <li>Accessibility</li>
  <li>Teaching</li>
</ul>
`,
  hours: () => source`
<dl class="hours">
  <div><dt>Monday – Friday</dt><dd>8:00 – 18:00</dd></div>
  <div><dt>Saturday</dt><dd>9:00 – 16:00</dd></div>
  <div><dt>Sunday</dt><dd>Closed</dd></div>
</dl>
`,
  contact: () => source`
<p class="section-lead">Write to <a href="mailto:hello@example.com">hello@example.com</a> (replace it with your own address). You will get an answer from a person.</p>
`,
};
