import { extractText, getDocumentProxy } from 'unpdf'

/** The words on each page of a PDF. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return text.map(spaced)
}

/** Right end of the horizontal text on the first page, in points from its left edge. */
export async function rightEdgeOf(pdf: Buffer): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { items } = await (await document.getPage(1)).getTextContent()
  const ends = items.flatMap((item) =>
    'width' in item && item.transform[1] === 0 ? [Number(item.transform[4]) + item.width] : [],
  )
  return Math.max(...ends)
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** The words in the body of an HTML document. */
export const wordsOf = (html: string): string =>
  spaced(
    html
      .slice(html.indexOf('<body>'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(lt|gt|quot|#39|amp);/g, (sign) => signs[sign] ?? sign),
  )

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
