import { useSetting } from '../reference/calls.ts'
import { NameField } from '../ui/fields/NameField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { ContactPhone } from './ContactPhone.tsx'
import { ListField } from './ListField.tsx'
import { ParentFields } from './ParentFields.tsx'
import type { QuestionsProps } from './StepForm.tsx'
import { textAt } from './valueAt.ts'
import classes from './Wizard.module.css'

export function ContactStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const name = form.errorAt('basic.contactPersonName')
  return (
    <>
      <h2 className={classes.part}>{t('Father')}</h2>
      <ParentFields form={form} parent="father" />
      <h2 className={classes.part}>{t('Mother')}</h2>
      <ParentFields form={form} parent="mother" />
      <h2 className={classes.part}>{t('Whom families may call')}</h2>
      <NameField
        label={t('Contact Person Name')}
        required
        autoComplete="off"
        value={textAt(form.values, 'basic.contactPersonName')}
        error={name && t(name)}
        onChange={(given) => form.set('basic.contactPersonName', given || undefined)}
      />
      <ListField
        form={form}
        path="basic.contactRelationship"
        label={t('Relationship')}
        list={useSetting('contactRelationships')}
        required
      />
      <ContactPhone form={form} />
    </>
  )
}
