import { escapeHtml } from '@bnr/contract/html'
import { type Viewer, viewerAttribute } from '../../accounts/viewer.ts'
import { type ServerDocument, serverDocumentId } from '../../platform/serverDocument.ts'
import { readerAttribute } from '../earlyScript.ts'
import type { PartFiles } from './builtParts.ts'

export interface Written {
  /** What the browser needs to go on without asking again. */
  state?: ServerDocument | undefined
  /** In place of the route's own. */
  title?: string | undefined
  /** For whom it is written; without one it is anybody's. */
  reader?: { userName: string; viewer: Viewer } | undefined
  /** Of what the router does not know to be on the page. */
  parts?: PartFiles | undefined
}

/** A photo that comes first on its page keeps its place and its haste. */
const modules = /<link rel="modulepreload"[^>]*>/g
/** The framework: as large as all other scripts together, and what keeps the page waiting when it comes last. */
const largest = /\/entry\.client-/
/** The router marks the address of a style sheet that another one has asked for too. */
const styleSheets = /<link rel="stylesheet" href="\/assets\/([^"#]+\.css)(#?)"\/?>/g
const noParts: PartFiles = { scripts: [], styles: [] }
const firstScript = '<script>window.__reactRouterContext'

/**
 * The document in the order in which a slow line shows it soonest: the words with their styles, then what they were written
 * from, then scripts.
 */
export function arrange(
  html: string,
  { state, title, reader, parts = noParts }: Written,
  styleOf: (file: string) => string,
): string {
  const late: string[] = []
  const isNew = (file: string) => !html.includes(`/assets/${file}`)
  const further = parts.styles.filter(isNew)
  return (
    html
      .replace(modules, (link) => {
        if (largest.test(link)) return link
        late.push(link)
        return ''
      })
      // Functions throughout, since what people wrote may hold the signs that a replacement reads.
      .replace(styleSheets, (_link, file: string, mark: string) => inlined(file, mark, styleOf(file)))
      .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escapeHtml(title)}</title>` : own))
      .replace('</head>', () => `${further.map((file) => inlined(file, '', styleOf(file))).join('')}</head>`)
      .replace('<html', () => `<html${reader ? attributesOf(reader) : ''}`)
      .replace(
        firstScript,
        (script) =>
          (state ? scriptOf(state) : '') +
          [...late, ...parts.scripts.filter(isNew).map(preloaded)].join('') +
          script,
      )
  )
}

const attributesOf = ({ userName, viewer }: NonNullable<Written['reader']>) =>
  ` ${readerAttribute}="${escapeHtml(userName)}" ${viewerAttribute}="${viewer}"`

const preloaded = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`

/** The browser's part of the router, and what loads further parts, still find their links, which load nothing. */
const inlined = (file: string, mark: string, style: string) =>
  `<style>${style}</style>${[...new Set([mark, ''])].map((end) => idleLink(file + end)).join('')}`

const idleLink = (file: string) => `<link rel="stylesheet" href="/assets/${file}" disabled=""/>`

const scriptOf = (state: ServerDocument) =>
  `<script type="application/json" id="${serverDocumentId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
