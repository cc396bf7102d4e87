import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import classes from './AboutPage.module.css'
import { story } from './aboutText.ts'
import { WindowScene } from './home/WindowScene.tsx'
import { TextSections } from './TextSections.tsx'

export const meta = () =>
  pageMeta(
    'About us',
    'Uniting Christians in Holy Matrimony since 2009: our director, our team, and how we work and pray.',
  )

export default function AboutPage() {
  return (
    <Prose
      wide
      title={t('About us')}
      lead={t(
        'We unite Christians in Holy Matrimony. Since 2009, with 24/7 WhatsApp support and 100% verified profiles.',
      )}
    >
      <div className={classes.columns}>
        <div className={classes.story}>
          <TextSections sections={story} />
          <ButtonLink to="/contact-us" variant="outlined" className={classes.next}>
            {t('Arrange a visit')}
          </ButtonLink>
        </div>
        <div className={classes.picture}>
          <ArchedFrame ratio="4 / 5" gilded>
            <WindowScene />
          </ArchedFrame>
        </div>
      </div>
    </Prose>
  )
}
