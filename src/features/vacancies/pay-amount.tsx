/** A wage, from left to right in every language; a long one breaks behind its dash alone. */
export function PayAmount({ amount }: { amount: string }) {
  const [least = '', ...most] = amount.split(/(?<=–)/u)
  return (
    <bdi dir="ltr">
      {least}
      {most.length > 0 && (
        <>
          <wbr />
          {most.join('')}
        </>
      )}
    </bdi>
  )
}
