import { escapeHtml } from '@bnr/contract/html'
import type { PagePreview } from './sitePages.ts'

/** The head of a page of many addresses, with what this one is about. */
export function withPreview(html: string, preview: PagePreview, address: string, publicUrl: string): string {
  const { title, description, imageUrl = '/share.png', structured } = preview
  const full = `${title} | BNR Matrimony`
  const tags = [
    `<title>${escapeHtml(full)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}"/>`,
    property('og:type', 'article'),
    property('og:site_name', 'BNR Matrimony'),
    property('og:title', full),
    property('og:description', description),
    property('og:url', address),
    property('og:image', new URL(imageUrl, publicUrl).href),
    named('twitter:card', 'summary_large_image'),
    ...(structured
      ? [dataOf({ ...structured, url: address, image: new URL(imageUrl, publicUrl).href })]
      : []),
  ]
  // A function, since what people wrote may hold the signs that a replacement reads.
  return html.replace(ownOfScreen, '').replace(/<title>[^<]*<\/title>/, () => tags.join(''))
}

/** What a screen says of itself at every address, and is said here of this one. */
const ownOfScreen = /<(?:meta property="og:title"|link rel="canonical")[^>]*>/g

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}"/>`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}"/>`

/** A block of data, which no policy has to allow since nothing runs it. No word in it can end it: `<` is written as its number. */
const dataOf = (structured: Record<string, unknown>) =>
  `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`
