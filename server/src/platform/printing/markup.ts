import { escapeHtml } from '@bnr/contract/html'

/** HTML that may stand as it is; any other text is escaped. */
export type Markup = { readonly markup: string }

type Part = string | Markup | readonly Markup[] | undefined

/** HTML of a template: what is put into it is escaped unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: String.raw({ raw: texts }, ...parts.map(written)),
})

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escapeHtml(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}
