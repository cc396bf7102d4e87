import { useHeights, useSetting } from '../reference/calls.ts'
import { heightOf, heightValue } from '../reference/choices.ts'
import type { Height } from '../reference/lists.ts'
import { useTranslation } from '../ui/translation.ts'
import { ListField } from './ListField.tsx'
import { MaritalFields } from './MaritalFields.tsx'
import type { QuestionsProps } from './StepForm.tsx'

export function FamilyStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ListField
        form={form}
        path="basic.maritalStatus"
        label={t('Marital status')}
        list={useSetting('maritalStatuses')}
        required
      />
      <MaritalFields form={form} />
      <ListField
        form={form}
        path="basic.height"
        errorPath="basic.height.feet"
        label={t('Height')}
        list={useHeights()}
        toText={(height: Height) => heightValue(height)}
        fromText={heightOf}
        required
      />
      <ListField
        form={form}
        path="basic.weight"
        label={t('Weight')}
        list={useSetting('weights')}
        fromText={Number}
        required
      />
      <HouseFields form={form} />
    </>
  )
}

function HouseFields({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ListField
        form={form}
        path="basic.bodyType"
        label={t('Body type')}
        list={useSetting('bodyTypes')}
        required
      />
      <ListField
        form={form}
        path="family.status"
        label={t('Family status')}
        list={useSetting('familyStatuses')}
        required
      />
      <ListField
        form={form}
        path="family.type"
        label={t('Family type')}
        list={useSetting('familyTypes')}
        required
      />
      <ListField
        form={form}
        path="family.values"
        label={t('Family values')}
        list={useSetting('familyValues')}
        required
      />
    </>
  )
}
