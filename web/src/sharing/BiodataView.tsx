import type { SharedBiodata } from '@bnr/contract/sharing/endpoints'
import { Photo } from '../media/Photo.tsx'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { dayShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './BiodataView.module.css'

export interface BiodataViewProps {
  biodata: SharedBiodata
  photo?: string | undefined
  expiresAt?: string | undefined
}

/** A profile as relatives read it, in the words of the PDF. */
export function BiodataView({ biodata, photo, expiresAt }: BiodataViewProps) {
  const { name, bnrId, summary, about, parts, preferences } = biodata
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <ArchedFrame ratio="4 / 5" gilded>
          <Photo src={photo} name={name} loading="eager" />
        </ArchedFrame>
        <div className="stack-2">
          <h1 className={classes.name} tabIndex={-1}>
            {name}
          </h1>
          <p className="soft">{t('BNR ID {id}', { id: bnrId })}</p>
          <p>{summary}</p>
        </div>
      </header>
      {about && <p className={classes.text}>{about}</p>}
      <Parts parts={parts} />
      {preferences.length > 0 && (
        <Section title={t('Partner Preference')} className="stack-5">
          <Parts parts={preferences} level={3} />
        </Section>
      )}
      <Surface as="section" className="stack-3">
        <p>
          {t('A member of your family sent you this. Members see clear photos and can write to each other.')}
          {expiresAt && ` ${t('This link works until {day}.', { day: dayShown(expiresAt) })}`}
        </p>
        <div>
          <ButtonLink to="/home">{t('Register free')}</ButtonLink>
        </div>
      </Surface>
    </article>
  )
}

function Parts({ parts, level = 2 }: { parts: SharedBiodata['parts']; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return parts.map(({ title, text, lines }) => (
    <section key={title} className="stack-3">
      <Title className="title-card">{t(title)}</Title>
      {text && <p className={classes.text}>{text}</p>}
      <FactList facts={lines} />
    </section>
  ))
}
