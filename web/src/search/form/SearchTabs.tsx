import type { ReactNode } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { type MemberForm, memberForms } from '../searchForms.ts'

const titles: Record<MemberForm, string> = {
  quick: 'Quick Search',
  regular: 'Regular Search',
  advanced: 'Advanced Search',
}

export interface SearchTabsProps {
  form: MemberForm
  onForm: (form: MemberForm) => void
  children: ReactNode
}

export function SearchTabs({ form, onForm, children }: SearchTabsProps) {
  const { t } = useTranslation()
  const tabs = memberForms.map((key) => ({ key, label: t(titles[key]), panel: () => children }))
  return <Tabs label={t('Kind of search')} tabs={tabs} active={form} onChange={onForm} />
}
