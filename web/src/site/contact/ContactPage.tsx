import { Link, useActionData } from 'react-router'
import { Prose } from '../../ui/Prose.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { contactDetails } from '../contactDetails.ts'
import { answerForm } from './answerForm.ts'
import { ContactForm } from './ContactForm.tsx'
import { OfficeCard } from './OfficeCard.tsx'

export const meta = () =>
  pageMeta(
    'Contact and support',
    'Phone, WhatsApp, e-mail and address of the BNR Matrimony office in Chennai.',
  )

/** For people without JavaScript; otherwise the form makes the call itself. */
export const action = answerForm

export default function ContactPage() {
  const posted = useActionData<typeof action>()
  return (
    <Prose
      wide
      title={t('Contact and support')}
      lead={t('From a forgotten password to the first meeting of two families, we are here to help.')}
    >
      <OfficeCard />
      <ContactForm posted={posted} />
      <section>
        <h2>{t('Before you call')}</h2>
        <p>
          {t(
            'Please have your BNR ID ready. You can find it at the top of your profile. You may find your answer among the',
          )}{' '}
          <Link to="/faq">{t('frequently asked questions')}</Link>.
        </p>
        <p>
          {t(
            'The office is staffed {hours}. On WhatsApp you reach us at any hour, also on Sundays after service.',
            {
              hours: t(contactDetails.hours),
            },
          )}
        </p>
      </section>
    </Prose>
  )
}
