import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import { editSections } from '@bnr/contract/profiles/editSections'
import type { Profile } from '@bnr/contract/profiles/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import { Section } from '../../detail/Section.tsx'
import type { ProfileViewer } from '../../viewer.ts'
import type { OpenSections } from '../useArrival.ts'
import classes from './EditableSection.module.css'
import { LateForm } from './LateForm.tsx'
import { SectionView } from './SectionView.tsx'

export interface EditableSectionProps {
  name: EditSectionName
  profile: Profile
  viewer: ProfileViewer
  sections: OpenSections
  /** Use 3 within a group of sections. */
  level?: 2 | 3
}

/** A section of a profile with its edit button or, once open, its form. */
export function EditableSection({ name, sections, level = 2, ...shown }: EditableSectionProps) {
  const isOpen = sections.open.includes(name)
  const toggle = useRef<HTMLDivElement>(null)
  const formId = `${name}-form`
  const title = t(editSections[name].title)
  useFocusAfterClosing(toggle, isOpen)
  return (
    <Section
      id={name}
      title={title}
      level={level}
      action={
        <div ref={toggle} className={classes.toggle}>
          {isOpen ? (
            <Button type="reset" form={formId} variant="quiet" icon={<IconX size={20} aria-hidden />}>
              {t('Close')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          ) : (
            <Button
              variant="quiet"
              icon={<IconPencil size={20} aria-hidden />}
              onClick={() => sections.show(name)}
            >
              {t('Edit')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          )}
        </div>
      }
    >
      {isOpen ? (
        <LateForm
          name={name}
          id={formId}
          focused={sections.focused === name}
          onClose={() => sections.close(name)}
          {...shown}
        />
      ) : (
        <SectionView name={name} {...shown} />
      )}
    </Section>
  )
}

/** Returns the focus to the button that opened the form, and shows it: the closed section is shorter. */
function useFocusAfterClosing(toggle: { current: HTMLElement | null }, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [toggle, isOpen])
}
