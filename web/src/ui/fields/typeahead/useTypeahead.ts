import { type UseComboboxProps, useCombobox } from 'downshift'
import { type ChangeEvent, useMemo, useState } from 'react'
import type { Choice } from '../choice.ts'
import { matching } from './matching.ts'

const { InputBlur, InputChange, InputKeyDownEscape, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes
const { InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEnter } = useCombobox.stateChangeTypes

type Reducer = NonNullable<UseComboboxProps<Choice>['stateReducer']>

const labelOf = (choice: Choice | null) => choice?.label ?? ''

/** Typing alone chooses nothing: who leaves the field, or presses Escape, finds what stood there before. */
const keepChoice: Reducer = (state, { type, changes }) => {
  const { selectedItem } = state
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, isOpen: false, selectedItem }
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
  // As one types the list shrinks from under a mouse at rest: that must not take the choice from the keys.
  if (type === MenuMouseLeave) return state
  return changes
}

const choosing: readonly string[] = [InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEnter]

/** Keys that are pressed before there is anything to choose leave what was typed, and the first to come is highlighted. */
const keepTyped: Reducer = (state, action) =>
  choosing.includes(action.type) ? state : keepChoice(state, action)

/** Several are chosen one after another, so the list stays open. */
const chooseOn: Reducer = (state, action) => {
  const changes = keepChoice(state, action)
  const chosen = action.type === ItemClick || action.type === InputKeyDownEnter
  if (!chosen || !changes.selectedItem) return changes
  return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
}

export interface TypeaheadOptions {
  id: string
  choices: readonly Choice[]
  /** What stands in the field; null where chosen ones stand elsewhere. */
  selected: Choice | null
  many?: boolean
  onChoose: (choice: Choice) => void
}

/** A list that one types into, as the ARIA combobox pattern has it; downshift knows the keys. */
export function useTypeahead({ id, choices, selected, many = false, onChoose }: TypeaheadOptions) {
  /** What is being typed; null while the field shows its choice. */
  const [text, setText] = useState<string | null>(null)
  const items = useMemo(() => matching(choices, text ?? ''), [choices, text])
  const combobox = useCombobox<Choice>({
    id,
    inputId: id,
    menuId: `${id}-list`,
    items,
    selectedItem: selected,
    inputValue: text ?? labelOf(selected),
    itemToString: labelOf,
    itemToKey: (choice) => choice?.value,
    isItemDisabled: ({ disabled = false }) => disabled,
    stateReducer: text && items.length === 0 ? keepTyped : many ? chooseOn : keepChoice,
    onIsOpenChange: ({ isOpen }) => isOpen || setText(null),
    onSelectedItemChange: ({ selectedItem }) => {
      setText(null)
      // It is told of a new object as well, e.g. when the list arrives in which the same choice stands.
      if (selectedItem && selectedItem.value !== selected?.value) onChoose(selectedItem)
    },
  })
  /** Kept at once and not after drawing, or the caret would jump to the end. */
  const typing = { onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value) }
  return { combobox, items, typing }
}

export type Typeahead = ReturnType<typeof useTypeahead>
