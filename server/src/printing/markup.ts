import { escapeHtml } from '@bnr/contract/html'

/** HTML that is inserted unescaped. All other text is escaped. */
export type Markup = { readonly markup: string }

type Part = string | Markup | readonly Markup[] | undefined

/** A template for HTML that escapes every part unless it is Markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: String.raw({ raw: texts }, ...parts.map(written)),
})

/** Isolates text that people wrote, since right-to-left text would otherwise reverse the text next to it. */
export const own = (text: string): Markup => html`<bdi>${text}</bdi>`

export const factList = (facts: readonly { label: string; value: string }[]): Markup =>
  html`<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${own(value)}</dd></div>`)}</dl>`

/** A whole document for a sandboxed iframe: no scripts, no other files. */
export const wholePage = (title: string, styles: string, main: Markup): string =>
  html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.markup

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escapeHtml(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}
