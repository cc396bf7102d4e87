import { inEnglish, type Translate } from '@bnr/contract/translate'
import { followed } from '../platform/followed.ts'

export type { Translate }

const current = followed({ language: 'en', translate: inEnglish })

/**
 * A text in the language of the page. Call it while something renders or happens, not while a file loads: the language
 * can change.
 */
export const t: Translate = (text, values) => current.get().translate(text, values)

/** Changes with the language, so that the root can render the whole page again. Pages of the server are English. */
export const useLanguage = (): string => current.useValue().language

/** i18next weighs 15 kB, so we load it only with the first language that needs a dictionary. */
export async function setLanguage(language: string, dictionary: Record<string, string>) {
  const translate = language === 'en' ? inEnglish : await withDictionary(language, dictionary)
  document.documentElement.lang = language
  current.set({ language, translate })
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
