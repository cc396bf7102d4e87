import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { contactDetails } from './contactDetails.ts'
import classes from './FaqPage.module.css'
import { questions, steps } from './faqQuestions.ts'

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
