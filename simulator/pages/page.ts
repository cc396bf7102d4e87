import { createHash } from 'node:crypto'
import type { Reply } from '../reply.ts'
import { style } from './style.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export type Page = Readonly<{
  title: string
  /** Already escaped. */
  content: string
  status?: number
  headers?: Readonly<Record<string, string>>
  script?: string
  /** Origin that its forms may be sent to. */
  formsTo?: string
}>

/** Renders a page. Its content security policy allows no external resources and no script but its own. */
export function page({ title, content, status = 200, headers, script, formsTo = "'self'" }: Page): Reply {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    `form-action ${formsTo}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header><p>Simulated bank</p><p>No real money is involved</p></header>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>`
  const type = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' }
  return { status, headers: { ...type, 'content-security-policy': policy, ...headers }, body }
}
