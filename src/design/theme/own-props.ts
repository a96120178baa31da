/** Options for `styled`: component props that must not reach the element. `as` chooses the element. */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (prop: string) => prop !== 'as' && !names.includes(prop),
})
