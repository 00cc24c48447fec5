interface ChoiceProps<Value extends string> {
  label: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

/** A small select for a docs page. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}
