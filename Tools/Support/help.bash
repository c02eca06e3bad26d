# Sourced first by commands in Tools/: prints the comment at a command's top as its help.

for argument in "$@"; do
  if [ "$argument" = --help ] || [ "$argument" = -h ]; then
    sed -n '2,${/^#/!q;s/^# \{0,1\}//p;}' "$0"
    exit 0
  fi
done
