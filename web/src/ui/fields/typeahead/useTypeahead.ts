import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ChangeEvent, useMemo, useState } from 'react'
import type { Choice, ChoiceValue } from '../choice.ts'

const { InputBlur, InputChange, InputKeyDownEscape, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes
const { InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEnter } = useCombobox.stateChangeTypes

type State<Item> = UseComboboxState<Item>
type Action<Item> = UseComboboxStateChangeOptions<Item>

const labelOf = (choice: Pick<Choice, 'label'> | null) => choice?.label ?? ''

/** Typing alone chooses nothing: leaving the field or pressing Escape restores the earlier choice. */
function keepChoice<Item>(state: State<Item>, { type, changes }: Action<Item>): Partial<State<Item>> {
  const { selectedItem } = state
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, isOpen: false, selectedItem }
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
  // Typing shrinks the list under a resting mouse; that must not remove the keyboard's highlight.
  if (type === MenuMouseLeave) return state
  return changes
}

const choosing: readonly string[] = [InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEnter]

/** While there is nothing to choose, these keys leave the typed text alone; the first entry to load is highlighted. */
const keepTyped = <Item>(state: State<Item>, action: Action<Item>) =>
  choosing.includes(action.type) ? state : keepChoice(state, action)

/** Keeps the list open, so that people can choose several entries in a row. */
function chooseOn<Item>(state: State<Item>, action: Action<Item>): Partial<State<Item>> {
  const changes = keepChoice(state, action)
  const chosen = action.type === ItemClick || action.type === InputKeyDownEnter
  if (!chosen || !changes.selectedItem) return changes
  return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
}

export interface TypeaheadOptions<Value extends ChoiceValue> {
  id: string
  choices: readonly Choice<Value>[]
  /** The choice shown in the field; null if choices are shown elsewhere. */
  selected: Choice<Value> | null
  many?: boolean
  onChoose: (choice: Choice<Value>) => void
}

/** A typeahead list by the ARIA combobox pattern; downshift handles the keys. */
export function useTypeahead<Value extends ChoiceValue>(options: TypeaheadOptions<Value>) {
  const { id, choices, selected, many = false, onChoose } = options
  /** The text being typed; null while the field shows its choice. */
  const [text, setText] = useState<string | null>(null)
  const items = useMemo(() => matching(choices, text ?? ''), [choices, text])
  const combobox = useCombobox<Choice<Value>>({
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
      // Downshift also reports a new object for the same choice, e.g. when the list arrives.
      if (selectedItem && selectedItem.value !== selected?.value) onChoose(selectedItem)
    },
  })
  /** Set in the event itself, not after rendering; otherwise the caret would jump to the end. */
  const typing = { onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value) }
  return { combobox, items, typing }
}

export type Typeahead<Value extends ChoiceValue> = ReturnType<typeof useTypeahead<Value>>

const accents = /\p{Diacritic}/gu
const plain = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase()

/** Returns the choices whose label contains every typed word, in their own order. */
export function matching<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  query: string,
): Choice<Value>[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const text = plain(label)
    return words.every((word) => text.includes(word))
  })
}
