import { factList, html, type Markup, own, wholePage } from '../../printing/markup.ts'
import type { Biodata, Part } from '../biodata/content.ts'
import { previewStyles } from './styles.ts'

/** A profile as an HTML page with its photo embedded. */
export function previewHtml(biodata: Biodata, photo: Buffer | undefined): string {
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
