import { useTranslation } from '../ui/translation.ts'
import type { TextSection } from './sections.ts'

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useTranslation()
  return sections.map((section) => (
    <section key={section.title}>
      <h2>{t(section.title)}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  ))
}
