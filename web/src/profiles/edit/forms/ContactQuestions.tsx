import { useCountries, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { ContactPhone } from '../../fields/ContactPhone.tsx'
import { EmailField } from '../../fields/EmailField.tsx'
import fields from '../../fields/fields.module.css'
import { LineField } from '../../fields/LineField.tsx'
import { ListField } from '../../fields/ListField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { AddressQuestions, SameAddress } from './AddressQuestions.tsx'

export default function ContactQuestions(props: QuestionsProps) {
  const { t } = useTranslation()
  const { form } = props
  return (
    <>
      <LineField
        form={form}
        path="basic.contactPersonName"
        label={t('Contact Person Name')}
        kind="name"
        required
      />
      <ListField
        form={form}
        path="basic.contactRelationship"
        label={t('Relationship')}
        list={useSetting('contactRelationships')}
        required
      />
      <ContactPhone
        form={form}
        label={t('Alternate mobile')}
        description={t('Fill this only to get communication on a different number.')}
      />
      <LineField form={form} path="basic.landline.number" label={t('Landline')} maxLength={20} />
      <EmailField form={form} />
      <h3 className={fields.part}>{t('Current address')}</h3>
      <AddressQuestions form={form} place="location.current" />
      <h3 className={fields.part}>{t('Permanent address')}</h3>
      <SameAddress form={form} />
      <AddressQuestions form={form} place="location.permanent" />
      <h3 className={fields.part}>{t('Residence')}</h3>
      <ListField form={form} path="location.citizenOf" label={t('Citizen of')} list={useCountries()} long />
      <ListField
        form={form}
        path="location.residenceType"
        label={t('Residence status')}
        list={useSetting('residenceTypes')}
      />
    </>
  )
}
