import type { MetaDescriptor } from 'react-router'
import { t } from './translation.ts'

/** Title and description as search engines and shared links show them. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const full = `${t(title)} | BNR Matrimony`
  const about = description && t(description)
  return [
    { title: full },
    { property: 'og:title', content: full },
    ...(about
      ? [
          { name: 'description', content: about },
          { property: 'og:description', content: about },
        ]
      : []),
  ]
}
