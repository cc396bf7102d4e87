import { staffFacts } from '@bnr/contract/profiles/facts/staffFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import { inEnglish } from '@bnr/contract/translate'
import { noteRead } from '../../database/auditContext.ts'
import { StoreAway } from '../../files/storeAway.ts'
import type { Staff } from '../../http/actor.ts'
import { factList, html, type Markup, own, wholePage } from '../../printing/markup.ts'
import { colours } from '../../printing/paper.ts'
import type { Services } from '../../services/services.ts'
import { type Biodata, biodataOf, forOtherFamilies, lineOf, type Part } from '../biodata/content.ts'
import { loadJoined, presentJoined } from '../fullProfile.ts'
import { photoContent } from '../photoContent.ts'

/** The preview of a profile: the whole one for staff, or the short one that may be given to another family. */
export async function profilePreview(
  services: Services,
  staff: Staff,
  { id, short }: { id: number; short: boolean },
): Promise<string> {
  const profile = presentJoined(services, staff, await loadJoined(services, staff, id))
  noteRead({ detail: { contacts: !short } })
  const photo = await photoContent(services, staff, profile, 'thumbnail').catch(withoutPhoto)
  return previewHtml(short ? biodataOf(forOtherFamilies(profile)) : wholeOf(profile), photo)
}

/** The page does not need its photo. */
function withoutPhoto(error: unknown): undefined {
  if (!(error instanceof StoreAway)) throw error
}

/** Everything that staff see of a profile, with the facts for staff only at the end. */
function wholeOf(profile: Profile): Biodata {
  const biodata = biodataOf(profile)
  const forStaff = { title: 'For staff', lines: staffFacts(profile, inEnglish).flatMap(lineOf) }
  return { ...biodata, parts: [...biodata.parts, forStaff] }
}

/** A profile as an HTML page with its photo embedded. */
function previewHtml(biodata: Biodata, photo: Buffer | undefined): string {
  const { name, bnrId, summary, about, parts, preferences } = biodata
  const main = html`<header>${picture(photo, name)}<div><h1>${own(name)}</h1><p>BNR ID ${bnrId}</p><p class="summary">${own(summary)}</p></div></header>
${about ? html`<p class="about">${own(about)}</p>` : undefined}
<div class="parts">${parts.map((part) => partOf(part))}</div>
${preferences.length > 0 ? preferencesOf(preferences) : undefined}
<footer>BNR Matrimony</footer>`
  return wholePage(`${name}, BNR ID ${bnrId}`, previewStyles, main)
}

const picture = (photo: Buffer | undefined, name: string): Markup | undefined =>
  photo &&
  html`<img src="data:image/webp;base64,${photo.toString('base64')}" alt="${name}" width="96" height="120">`

const preferencesOf = (preferences: readonly Part[]): Markup =>
  html`<section class="preferences"><h2>Partner Preference</h2><div class="parts">${preferences.map((part) =>
    partOf(part, true),
  )}</div></section>`

function partOf({ title, text, lines }: Part, isWithin = false): Markup {
  const heading = isWithin ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`
  return html`<section>${heading}${text ? html`<p class="about">${own(text)}</p>` : undefined}${lines.length > 0 ? factList(lines) : undefined}</section>`
}

const { ink, soft, wine, gold, line } = colours

/**
 * Styles for phones, in light or dark colours, and for print on white. The page around the iframe sets the colour
 * scheme; without one it follows the device.
 */
const previewStyles = `
:root { color-scheme: light dark; --ink: light-dark(${ink}, #f5ece2); --soft: light-dark(${soft}, #c9b9b2); --title: light-dark(${wine}, #efa9b9); --gold: light-dark(${gold}, #d0a457); --line: light-dark(${line}, #43353a); --sheet: light-dark(#fff, #271e20); font: 15px/1.45 Figtree, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif; color: var(--ink); background: var(--sheet) }
:root[data-color-scheme="light"] { color-scheme: light }
:root[data-color-scheme="dark"] { color-scheme: dark }
* { box-sizing: border-box; margin: 0 }
body { overflow-wrap: anywhere; print-color-adjust: exact; -webkit-print-color-adjust: exact }
main { max-width: 50rem; margin: 0 auto; padding: 20px 16px }
h1, h2 { font-family: Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif; font-weight: 400; line-height: 1.2; color: var(--title) }
h1 { font-size: 1.6rem }
h2 { font-size: 1.2rem; padding-bottom: 4px; border-bottom: 1px solid var(--line) }
h3 { font-size: 1rem; font-weight: 600 }
header { display: flex; gap: 16px; align-items: center; padding-bottom: 16px; border-bottom: 1px solid var(--gold) }
header div { flex: 1; min-width: 0 }
header p, dt, footer { color: var(--soft) }
header .summary { margin-top: 6px; color: inherit }
img { flex: none; object-fit: cover; border-radius: 48px 48px 4px 4px }
.about { white-space: pre-line }
main > .about { margin-top: 16px }
.parts { margin-top: 20px }
.parts > section { break-inside: avoid; padding-bottom: 22px }
section .about { margin-top: 8px }
dl { margin-top: 8px }
dl > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 10px; padding: 2px 0; align-items: baseline }
.preferences { margin-top: 8px }
.preferences .parts { margin-top: 14px }
footer { margin-top: 12px; padding-top: 10px; border-top: 1px solid var(--line); text-align: center; font-size: .87rem }
@media (min-width: 40rem) {
  main { padding: 36px 40px }
  .parts { columns: 2; column-gap: 36px }
}
@page { size: A4; margin: 14mm }
@media print {
  :root, :root[data-color-scheme] { color-scheme: light; font-size: 12px }
  main { max-width: none; padding: 0 }
  .parts { columns: 2; column-gap: 28px }
}
`
