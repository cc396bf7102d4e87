import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { fieldAt, formatAt, listAt, type ProfileField, partsOf } from '@bnr/contract/profiles/fields'
import type { Format } from '@bnr/contract/values'
import type { ComponentType, ReactNode } from 'react'
import { atOnce } from '../../reference/choices.ts'
import { isLong, listOf } from '../../reference/listOf.ts'
import { DayField } from './DayField.tsx'
import type { FieldsProps, FormAccess } from './formAccess.ts'
import { LineField } from './LineField.tsx'
import { ListField, type ListFieldProps } from './ListField.tsx'
import { numbersUpTo } from './maritalChoices.ts'
import { type OwnQuestions, ownQuestions } from './ownQuestions.tsx'
import { ParagraphField } from './ParagraphField.tsx'

/** The props of a single question, from its row in the contract. */
export interface SingleQuestionProps {
  form: FormAccess
  path: FieldPath
  required: boolean
}
type Kinds = { readonly [Kind in Format['kind']]?: ComponentType<SingleQuestionProps> }

export interface QuestionsProps extends FieldsProps {
  paths: readonly FieldPath[]
  /** Questions with a component of their own in this form; null for those shown within another one. */
  own?: OwnQuestions
}

type QuestionProps = FieldsProps & { field: ProfileField; own: OwnQuestions }

/** Creates a component that asks questions in the order of their paths, each by the kind of its answer. */
export function questionsBy(kinds: Kinds) {
  function Question({ form, field, own }: QuestionProps): ReactNode {
    const { path, label, required } = field
    const Own = own[path]
    if (Own !== undefined) return Own && <Own form={form} />
    const kind = formatAt(path)?.kind
    const Kind = kind && kinds[kind]
    if (!Kind)
      return partsOf(field).map((part) => <Question key={part.path} form={form} field={part} own={own} />)
    return label && <Kind form={form} path={path} required={required === true} />
  }

  return function Questions({ form, paths, own }: QuestionsProps) {
    const all = { ...ownQuestions, ...own }
    return paths.map((path) => <Question key={path} form={form} field={fieldAt(path)} own={all} />)
  }
}

const PersonName = (props: SingleQuestionProps) => <LineField {...props} kind="name" />
const Paragraph = ({ form, path }: SingleQuestionProps) => <ParagraphField form={form} path={path} />

function FromList(props: SingleQuestionProps) {
  const list = listAt(props.path)
  return <Listed {...props} useList={listOf(list)} long={isLong(list)} />
}

/** A number from the field's list or, without one, from 0 to its maximum. */
function Count(props: SingleQuestionProps) {
  const list = listAt(props.path)
  const numbers = () => atOnce(numbersUpTo(formatAt(props.path)?.most ?? 0))
  const setNumber = (text: string | undefined) => props.form.set(props.path, text && Number(text))
  return <Listed {...props} useList={list ? listOf(list) : numbers} onText={setNumber} />
}

function Listed({
  useList,
  ...field
}: Omit<ListFieldProps, 'list'> & { useList: () => ListFieldProps['list'] }) {
  return <ListField {...field} list={useList()} />
}

/** Asks most questions, in the wizard and on the edit page alike. */
export const Questions = questionsBy({
  line: LineField,
  pattern: LineField,
  name: PersonName,
  paragraph: Paragraph,
  day: DayField,
  list: FromList,
  count: Count,
})
