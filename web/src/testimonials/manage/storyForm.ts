import {
  type ChangedTestimony,
  changedTestimony,
  type NewTestimony,
  newTestimony,
  type Testimony,
} from '@bnr/contract/testimonials/schemas'
import { errorsOf } from '../../platform/formErrors.ts'
import type { Phone } from '../../ui/fields/PhoneField.tsx'
import type { FormOptions } from '../../ui/form/useForm.ts'
import { begunStoryOf, type StoryValues, storyValuesOf } from '../storyValues.ts'

/** What staff write down: the story, and the couple behind it. */
export interface TestimonialValues extends StoryValues {
  groomBnrId: string
  brideBnrId: string
  email: string
  phone: Phone
}

const valuesOf = (story?: Testimony): TestimonialValues => ({
  ...storyValuesOf(story),
  groomBnrId: story?.groomBnrId ?? '',
  brideBnrId: story?.brideBnrId ?? '',
  email: story?.email?.address ?? '',
  phone: story?.phone ?? { countryCode: '91', number: '' },
})

const contactOf = ({ email, phone }: TestimonialValues) => ({
  ...(email.trim() ? { email: { address: email.trim() } } : {}),
  ...(phone.number ? { phone } : {}),
})

export const newTestimonyOf = (values: TestimonialValues): NewTestimony => ({
  ...begunStoryOf(values),
  ...contactOf(values),
  groomBnrId: values.groomBnrId,
  brideBnrId: values.brideBnrId,
})

const changedTestimonyOf = ({ groomBnrId, brideBnrId, ...values }: TestimonialValues): ChangedTestimony => ({
  ...newTestimonyOf({ ...values, groomBnrId, brideBnrId }),
  groomBnrId: groomBnrId || undefined,
  brideBnrId: brideBnrId || undefined,
})

type Send<Given> = (given: Given) => unknown

/** What the server would say, in its own words. What judges is loaded with the first press. */
const judge = async (schema: typeof newTestimony | typeof changedTestimony, given: ChangedTestimony) => {
  const { firstIssues } = await import('../../platform/validate.ts')
  return firstIssues(schema, given)
}

export const newStoryForm = (send: Send<NewTestimony>): FormOptions<TestimonialValues> => ({
  initial: valuesOf,
  check: (values) => judge(newTestimony, newTestimonyOf(values)),
  send: (values) => send(newTestimonyOf(values)),
  refused: (error) => errorsOf(error, newTestimony),
  isUnsaved: ({ caption, text }) => caption !== '' || text !== '',
})

/** A story may lack the ID of one of them: a couple that wrote for itself was not asked for it. */
export const storyChangeForm = (
  story: Testimony,
  send: Send<ChangedTestimony>,
): FormOptions<TestimonialValues> => ({
  initial: () => valuesOf(story),
  check: (values) => judge(changedTestimony, changedTestimonyOf(values)),
  send: (values) => send(changedTestimonyOf(values)),
  refused: (error) => errorsOf(error, changedTestimony),
})
