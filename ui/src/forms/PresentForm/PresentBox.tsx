import { Checkbox, type CheckboxProps } from '../Checkbox/index.ts'

/** The box "This order is a present" alone, for a toy's page. */
export function PresentBox(props: Omit<CheckboxProps, 'name' | 'label'>) {
  return (
    <Checkbox
      {...props}
      name="isPresent"
      label={
        <>
          <strong>This order is a present.</strong> We wrap it, at no charge.
        </>
      }
    />
  )
}
