import {
  type ChangedTestimony,
  changedTestimony,
  type NewTestimony,
  newTestimony,
  type Testimony,
} from '@bnr/contract/testimonials/schemas'
import { hashKey } from '@tanstack/react-query'
import { errorsOf } from '../../platform/formErrors.ts'
import type { Phone } from '../../ui/fields/PhoneField.tsx'
import type { FormOptions } from '../../ui/form/useForm.ts'
import type { SavedFormOptions } from '../../ui/form/useSavedForm.ts'
import { type StoryValues, storyDraftOf, storyValuesOf } from '../storyValues.ts'

/** Form values for staff: the story and the couple's contact details. */
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
  ...storyDraftOf(values),
  ...contactOf(values),
  groomBnrId: values.groomBnrId,
  brideBnrId: values.brideBnrId,
})

const changedTestimonyOf = ({ groomBnrId, brideBnrId, ...values }: TestimonialValues): ChangedTestimony => ({
  ...newTestimonyOf({ ...values, groomBnrId, brideBnrId }),
  groomBnrId: groomBnrId || undefined,
  brideBnrId: brideBnrId || undefined,
})

/** Whether both forms would send the same story. Spaces around a text do not count. */
const isSameStory = (one: TestimonialValues, other: TestimonialValues): boolean =>
  hashKey([changedTestimonyOf(one)]) === hashKey([changedTestimonyOf(other)])

type Send<Body> = (body: Body) => unknown

/** Checks as the server would. Loads the schema only when the form is submitted. */
const validate = async (schema: typeof newTestimony | typeof changedTestimony, body: ChangedTestimony) => {
  const { firstIssues } = await import('../../platform/validate.ts')
  return firstIssues(schema, body)
}

export const newStoryForm = (send: Send<NewTestimony>): FormOptions<TestimonialValues> => ({
  initial: valuesOf,
  check: (values) => validate(newTestimony, newTestimonyOf(values)),
  send: (values) => send(newTestimonyOf(values)),
  refused: (error) => errorsOf(error, newTestimony),
  isUnsaved: ({ caption, text }) => caption !== '' || text !== '',
})

/** BNR IDs are optional here, because couples who write their own story are not asked for them. */
export const storyChangeForm = (
  story: Testimony,
  send: Send<ChangedTestimony>,
): SavedFormOptions<TestimonialValues> => ({
  saved: valuesOf(story),
  isSame: isSameStory,
  check: (values) => validate(changedTestimony, changedTestimonyOf(values)),
  send: (values) => send(changedTestimonyOf(values)),
  refused: (error) => errorsOf(error, changedTestimony),
})
