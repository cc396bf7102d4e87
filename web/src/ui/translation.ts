import { inEnglish, type Translate } from '@bnr/contract/translate'
import { useSyncExternalStore } from 'react'

export type { Translate }

let current: Translate = inEnglish
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For text outside of components, such as a page's title. */
export const translate: Translate = (text, values) => current(text, values)

/** Same shape as react-i18next's hook. The pages built beforehand are English, so hydration starts there. */
export function useTranslation(): { t: Translate } {
  const t = useSyncExternalStore(
    subscribe,
    () => current,
    () => inEnglish,
  )
  return { t }
}

/** i18next costs a first visitor 15 kB; it comes with the first language that needs a dictionary. */
export async function speak(language: string, dictionary: Record<string, string>) {
  current = language === 'en' ? inEnglish : await withDictionary(language, dictionary)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

async function withDictionary(language: string, dictionary: Record<string, string>): Promise<Translate> {
  const { createInstance } = await import('i18next')
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { [language]: { translation: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
  return (text, values) => i18n.t(text, values ?? {})
}
