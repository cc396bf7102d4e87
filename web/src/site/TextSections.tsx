import { t } from '../ui/translation.ts'

/** A heading with its paragraphs, for policies and other long texts. */
export interface TextSection {
  /** For links to this part of the page. */
  id?: string
  title: string
  paragraphs: readonly string[]
}

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map((section) => (
    <section key={section.title} id={section.id}>
      <h2>{t(section.title)}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  ))
}
