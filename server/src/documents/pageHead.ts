import { escapeHtml } from '@bnr/contract/html'
import type { PagePreview } from './sitePages.ts'

/** Replaces the title in the head of a page with the title, description and picture of what this address shows. */
export function withPreview(head: string, preview: PagePreview, address: string, publicUrl: string): string {
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
  // A function, since text that people wrote may contain replacement patterns such as $&.
  return head.replace(ownOfScreen, '').replace(/<title>[^<]*<\/title>/, () => tags.join(''))
}

/** Tags that a screen has at every address, replaced by those of this address. */
const ownOfScreen = /<(?:meta property="og:title"|link rel="canonical")[^>]*>/g

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}"/>`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}"/>`

/**
 * A JSON-LD block. The content security policy need not allow it, since nothing runs it. `<` is escaped so that no
 * text can close the tag.
 */
const dataOf = (structured: Record<string, unknown>) =>
  `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`
