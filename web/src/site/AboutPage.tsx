import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import classes from './AboutPage.module.css'
import { WindowScene } from './home/WindowScene.tsx'
import { type TextSection, TextSections } from './TextSections.tsx'

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

const story: readonly TextSection[] = [
  {
    title: 'Why we began',
    paragraphs: [
      'In 2009 a handful of church friends in Chennai kept a notebook of families who were looking for a Christian match. The notebook filled up faster than anybody expected. Today it is a service for all of India, and we still treat every name with the same care.',
      'We serve Christians only, because that is what our members ask for: to start from a shared faith and take time to talk about everything else.',
    ],
  },
  {
    title: 'Our director',
    paragraphs: [
      'Our director founded the service and still answers letters personally. The director is a lay leader in the home parish with many years of experience in family counselling, reads every complaint and makes the final decision whenever we refuse a profile.',
    ],
  },
  {
    title: 'Our team',
    paragraphs: [
      'Relationship managers help families to write a profile, to search and to make the first call. Customer care looks after accounts, photos and payments. They work in one room, in Tamil, English, Malayalam, Telugu and Hindi, and help each other with difficult cases.',
      'Support on WhatsApp is open 24/7, and 100% of the profiles you see are verified by a member of our team.',
    ],
  },
  {
    title: 'How we pray',
    paragraphs: [
      'The working day begins with a short prayer for the families who wrote to us. On the first Saturday of the month the team meets for an hour of intercession; you may send your intention, by name or without one.',
      'We give thanks for every marriage that began here. Nobody has to join in, and we prefer no denomination.',
    ],
  },
  {
    title: 'Meetings at our office',
    paragraphs: [
      'Two families who want to meet in a neutral place are welcome at our office in Chennai. We prepare a quiet room and tea, introduce both families, and then give you privacy.',
      'Please call at least two days before. Meetings take place during working hours, 09:30 to 18:00, Monday to Saturday, and cost members nothing.',
    ],
  },
]
