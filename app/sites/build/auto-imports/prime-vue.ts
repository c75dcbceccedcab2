/** What PrimeVue's resolver finds, which has no prefix to be found by: versions 3 to 5, as `@primevue/metadata` lists them. */
const COMPONENTS = new Set(
  `AutoComplete Calendar CascadeSelect Checkbox CheckboxGroup Chips ColorPicker DatePicker Dropdown Editor
FloatLabel Fluid IconField IftaLabel InputChips InputGroup InputGroupAddon InputIcon InputMask
InputNumber InputOtp InputSwitch InputText Knob Listbox MultiSelect Password RadioButton
RadioButtonGroup Rating Select SelectButton Slider Textarea ToggleButton ToggleSwitch TreeSelect Button
ButtonGroup SpeedDial SplitButton Column Row ColumnGroup DataTable DataView OrderList OrganizationChart
Paginator PickList Tree TreeTable Timeline VirtualScroller Accordion AccordionPanel AccordionHeader
AccordionContent AccordionTab Card DeferredContent Divider Fieldset Panel ScrollPanel Splitter
SplitterPanel Stepper StepList Step StepItem StepPanels StepPanel TabView Tabs TabList Tab TabPanels
TabPanel Toolbar ConfirmDialog ConfirmPopup Dialog Drawer DynamicDialog OverlayPanel Popover Sidebar
FileUpload Breadcrumb ContextMenu Dock Menu Menubar MegaMenu PanelMenu Steps TabMenu TieredMenu Chart
Message InlineMessage Toast Carousel Galleria Image ImageCompare Avatar AvatarGroup Badge BlockUI Chip
Inplace MeterGroup OverlayBadge ScrollTop Skeleton ProgressBar ProgressSpinner Tag Terminal`.split(
    /\s/,
  ),
);

/** Whether a component of that name is PrimeVue's. */
export function isPrimeVues(name: string): boolean {
  return COMPONENTS.has(name);
}
