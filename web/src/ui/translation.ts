import { inEnglish, type Translate } from '@bnr/contract/translate'
import { followed } from '../platform/followed.ts'

export type { Translate }

const current = followed<Translate>(inEnglish)

/** For text outside of components, such as a page's title. */
export const translate: Translate = (text, values) => current.get()(text, values)

/** Has the shape of react-i18next's hook. Server-rendered pages are English, so hydration starts in English. */
export const useTranslation = (): { t: Translate } => ({ t: current.useValue() })

/** i18next weighs 15 kB, so we load it only with the first language that needs a dictionary. */
export async function setLanguage(language: string, dictionary: Record<string, string>) {
  const translator = language === 'en' ? inEnglish : await withDictionary(language, dictionary)
  document.documentElement.lang = language
  current.set(translator)
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
