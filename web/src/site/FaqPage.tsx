import { activationTime } from '@bnr/contract/memberships/activationTime'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { contactDetails } from './contactDetails.ts'
import classes from './FaqPage.module.css'

export const meta = () =>
  pageMeta(
    'Frequently asked questions',
    'How to make the most of BNR Matrimony in seven steps, and answers to common questions.',
  )

export default function FaqPage() {
  const reach = {
    phone: contactDetails.phone.shown,
    messaging: contactDetails.messaging.shown,
    email: contactDetails.email.shown,
    hours: t(contactDetails.hours),
  }
  return (
    <Prose
      title={t('Frequently asked questions')}
      lead={t('Seven steps that work well, and the questions people ask most.')}
    >
      <section>
        <h2>{t('How to use this service well')}</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{t(step.title)}</h3>
              <p>{t(step.text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('Questions')}</h2>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary>{t(question)}</summary>
            <p>{t(answer, reach)}</p>
          </details>
        ))}
      </section>
    </Prose>
  )
}

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Register',
    text: 'Tell us who the profile is for, and enter a name and a mobile number. It takes about a minute.',
  },
  {
    title: 'Verify your mobile number',
    text: 'Enter the code we send you. Verified profiles get more responses.',
  },
  {
    title: 'Complete the profile',
    text: 'Family, church, education and work: the ring on your dashboard shows what is still missing.',
  },
  {
    title: 'Add recent photos',
    text: 'Add one profile photo and up to five album photos, none older than three months. We check each photo before we show it.',
  },
  {
    title: 'Describe your ideal partner',
    text: 'Age, denomination, place and profession. We use your partner preferences to suggest matches, and other families read them.',
  },
  {
    title: 'Search, shortlist, express interest',
    text: 'Look through matching profiles, shortlist those you want to discuss at home, and tell a family that you are interested.',
  },
  {
    title: 'Talk, meet, pray, and tell us',
    text: 'View the phone number and call. When the marriage is settled, tell us. We take the profile down within 24 hours and celebrate with you.',
  },
]

const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Can I register twice with the same e-mail address?',
    answer:
      'No. An e-mail address belongs to one profile. If you registered before, please log in with your BNR ID or mobile number; if you have lost both, our customer care will find your profile.',
  },
  {
    question: 'How do I change the date of birth or the gender?',
    answer:
      'You cannot change these two yourself, because other families rely on them. Ask our support team. They will correct a mistake after a short check.',
  },
  {
    question: 'What do I get with an upgrade?',
    answer:
      'With a paid membership you can view phone numbers, express interest and keep a shortlist, within the limits of your plan. Higher plans add a highlighted profile, a prominent place in lists and personal assistance. We take what the unused days of your old plan are worth off the price, and the longer that plan has run, the more of its unused contacts and interests carry over.',
  },
  {
    question: 'How do I upgrade?',
    answer: `Log in, open My Account and press Upgrade, or choose a plan on the plans page. After the payment a relationship manager verifies it and activates the membership. ${activationTime}`,
  },
  {
    question: 'How do I reach customer care?',
    answer:
      'Call {phone}, write to {email}, or send a WhatsApp message to {messaging}. The office is staffed {hours}; on WhatsApp we answer around the clock.',
  },
]
