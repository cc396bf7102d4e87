import { html, type Markup } from '../../platform/printing/markup.ts'
import type { Biodata, Line, Part } from '../biodata/content.ts'
import { previewStyles } from './styles.ts'

/** A profile as a whole document for a sandboxed frame: no script, no other file, the photo within it. */
export function previewHtml(biodata: Biodata, photo: Buffer | undefined): string {
  const { name, bnrId, summary, about, parts, preferences } = biodata
  const page = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}, BNR ID ${bnrId}</title>
<style>${{ markup: previewStyles }}</style>
</head>
<body>
<main>
<header>${picture(photo, name)}<div><h1>${own(name)}</h1><p>BNR ID ${bnrId}</p><p class="summary">${own(summary)}</p></div></header>
${about ? html`<p class="about">${own(about)}</p>` : undefined}
<div class="parts">${parts.map((part) => partOf(part))}</div>
${preferences.length > 0 ? preferencesOf(preferences) : undefined}
<footer>BNR Matrimony</footer>
</main>
</body>
</html>
`
  return page.markup
}

/** What others wrote may run from right to left; it must not turn what stands beside it. */
const own = (text: string): Markup => html`<bdi>${text}</bdi>`

const picture = (photo: Buffer | undefined, name: string): Markup | undefined =>
  photo &&
  html`<img src="data:image/webp;base64,${photo.toString('base64')}" alt="${name}" width="96" height="120">`

const preferencesOf = (preferences: readonly Part[]): Markup =>
  html`<section class="preferences"><h2>Partner Preference</h2><div class="parts">${preferences.map((part) =>
    partOf(part, true),
  )}</div></section>`

function partOf({ title, text, lines }: Part, isWithin = false): Markup {
  const heading = isWithin ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`
  return html`<section>${heading}${text ? html`<p class="about">${own(text)}</p>` : undefined}${linesOf(lines)}</section>`
}

const linesOf = (lines: readonly Line[]): Markup | undefined =>
  lines.length === 0
    ? undefined
    : html`<dl>${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${own(value)}</dd></div>`)}</dl>`
