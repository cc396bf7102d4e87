import { escapeHtml } from '@bnr/contract/html'
import type { PagePreview } from './sitePages.ts'

/** The head of a page of many addresses, with what this one is about. */
export function withPreview(html: string, preview: PagePreview, address: string, publicUrl: string): string {
  const { title, description, imageUrl = '/share.png' } = preview
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
  ]
  // A function, since what people wrote may hold the signs that a replacement reads.
  return html.replace(ownOfScreen, '').replace(/<title>[^<]*<\/title>/, () => tags.join(''))
}

/** What a screen says of itself at every address, and is said here of this one. */
const ownOfScreen = /<(?:meta property="og:title"|link rel="canonical")[^>]*>/g

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}"/>`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}"/>`
