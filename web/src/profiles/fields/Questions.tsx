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

/** One question, as its row in the contract has it. */
export interface AskedProps {
  form: FormAccess
  path: FieldPath
  required: boolean
}
type Kinds = { readonly [Kind in Format['kind']]?: ComponentType<AskedProps> }

export interface QuestionsProps extends FieldsProps {
  paths: readonly FieldPath[]
  /** Questions that this form puts in a way of its own; null for what stands within another one. */
  own?: OwnQuestions
}

type QuestionProps = FieldsProps & { field: ProfileField; own: OwnQuestions }

/** A component that puts questions in the order of their paths, each by how its answer is given. */
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

const PersonName = (asked: AskedProps) => <LineField {...asked} kind="name" />
const Paragraph = ({ form, path }: AskedProps) => <ParagraphField form={form} path={path} />

function One(asked: AskedProps) {
  const list = listAt(asked.path)
  return <Listed {...asked} useList={listOf(list)} long={isLong(list)} />
}

/** From a list where there is one, else all numbers that there are. */
function Count(asked: AskedProps) {
  const list = listAt(asked.path)
  const numbers = () => atOnce(numbersUpTo(formatAt(asked.path)?.most ?? 0))
  return <Listed {...asked} useList={list ? listOf(list) : numbers} fromText={Number} />
}

function Listed({
  useList,
  ...field
}: Omit<ListFieldProps, 'list'> & { useList: () => ListFieldProps['list'] }) {
  return <ListField {...field} list={useList()} />
}

/** Most questions: the same in the wizard and on the edit page. */
export const Questions = questionsBy({
  line: LineField,
  pattern: LineField,
  name: PersonName,
  paragraph: Paragraph,
  day: DayField,
  list: One,
  count: Count,
})
