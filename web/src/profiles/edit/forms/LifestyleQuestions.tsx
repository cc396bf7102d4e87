import { useConfiguration } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { ManyField } from '../../fields/ManyField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export default function LifestyleQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const lists = {
    hobbies: { label: 'Hobbies', list: useConfiguration('hobbies') },
    interests: { label: 'Interests', list: useConfiguration('interests') },
    music: { label: 'Music', list: useConfiguration('musics') },
    books: { label: 'Books', list: useConfiguration('books') },
    sports: { label: 'Sports', list: useConfiguration('sports') },
    cuisines: { label: 'Cuisines', list: useConfiguration('cuisines') },
    dressStyles: { label: 'Dress styles', list: useConfiguration('dressStyles') },
  }
  return Object.entries(lists).map(([field, { label, list }]) => (
    <ManyField key={field} form={form} path={`lifestyle.${field}`} label={t(label)} list={list} />
  ))
}
